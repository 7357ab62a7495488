/**
 * The part of MUI's styling that the console offers to its remotes; the rest stays out of the download.
 * A remote that needs another name has it added here first: the linter knows this list.
 */
export { ThemeProvider, alpha, createTheme, keyframes, styled, useColorScheme, useTheme } from '@mui/material/styles';
