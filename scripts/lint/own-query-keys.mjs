const moduleId = /^mf-[a-z0-9-]+$/;
/** Shell and console remotes share one query cache; the storefront has its own. */
const ownFile = /(?:^|[\\/])(shell|mf-(?!storefront[\\/])[a-z0-9-]+)[\\/]src[\\/]/;
const keyNames = ['queryKey', 'key'];

/** Reports a query key that does not begin with the id of the module of the file. */
const ownQueryKeys = {
  meta: { type: 'problem' },
  create(context) {
    const own = ownFile.exec(context.filename)?.[1];
    if (own === undefined) return {};

    function check(node, isForeign) {
      const [first] = node.elements;
      if (first?.type !== 'Literal' || typeof first.value !== 'string' || !isForeign(first.value)) return;
      context.report({
        node: first,
        message: `A query key of ${own} begins with '${own}'. Shared data has a query in shared-ui.`,
      });
    }

    return {
      // a key may be an argument or a constant, too
      ArrayExpression: (node) => check(node, (id) => moduleId.test(id) && id !== own),
      Property({ key, value }) {
        if (!keyNames.includes(key.name) || value.type !== 'ArrayExpression') return;
        check(value, (id) => id !== own && !moduleId.test(id));
      },
    };
  },
};

export default { meta: { name: 'lumora' }, rules: { 'own-query-keys': ownQueryKeys } };
