export const notFoundTitle = 'Page Not Found';
export const notFoundMessage = "The page you're looking for couldn't be found.";
