export function retried<T>(work: () => T, platform?: NodeJS.Platform): T;
