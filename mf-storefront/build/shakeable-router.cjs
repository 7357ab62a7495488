/**
 * Lets the bundler drop the components of react-router that nobody uses: their `displayName` assignments and unmarked
 * `forwardRef` calls otherwise keep Link, NavLink, Form and the data router behind them (5 kB gzip).
 */
module.exports = function shakeableRouter(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(');
};
