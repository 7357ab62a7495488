/**
 * Exports of react-router-dom that the console uses and provides to its remotes; other exports are not in the bundle. Add an
 * export here before a remote imports it; the linter checks imports against this list.
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
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
