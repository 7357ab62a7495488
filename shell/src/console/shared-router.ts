/**
 * The part of react-router-dom that the console uses and offers to its remotes; the rest stays out of the download.
 * A remote that needs another name has it added here first: the linter knows this list.
 */
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  createBrowserRouter,
  createMemoryRouter,
  useBeforeUnload,
  matchPath,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
