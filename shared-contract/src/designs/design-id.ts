/** What the id of a design looks like; the first eight letters are enough unless two designs begin alike. */
export const designIdPattern = /^[0-9a-z]{8,20}$/;
