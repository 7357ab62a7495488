/**
 * Exports of MUI's styles that the console provides to its remotes; other exports are not in the bundle. Add an export here
 * before a remote imports it; the linter checks imports against this list.
 */
export { ThemeProvider, alpha, createTheme, keyframes, styled, useColorScheme, useTheme } from '@mui/material/styles';
