/** Heading of the 404 page. */
export const notFoundTitle = 'Page Not Found';

/** Text of the 404 page. */
export const notFoundMessage = "The page you're looking for couldn't be found.";
