/** Folder of the cache for the colours of samples. Where it is missing, none were kept. */
export const coloursFolder = 'colours'
