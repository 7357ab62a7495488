/** Pattern of a design's id. Short links use the first eight characters; more only where two designs share these. */
export const designIdPattern = /^[0-9a-z]{8,20}$/;
