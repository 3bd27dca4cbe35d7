// expect: RE — a promise that nobody catches
Promise.reject(new Error("nobody catches me"));
