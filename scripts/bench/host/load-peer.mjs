/** Imports a package from the node_modules of this folder, be it CommonJS or an ES module. */
export const loadPeer = (name) => import(name);
