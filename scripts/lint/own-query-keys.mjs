const moduleId = /^mf-[a-z-]+$/;

/** Reports a query key that begins with the id of another module than that of the file. */
const ownQueryKeys = {
  meta: { type: 'problem' },
  create(context) {
    const own = /(?:^|[\\/])(mf-[a-z-]+)[\\/]src[\\/]/.exec(context.filename)?.[1];
    return {
      ArrayExpression(node) {
        const [first] = node.elements;
        if (own === undefined || first?.type !== 'Literal' || typeof first.value !== 'string') return;
        if (moduleId.test(first.value) && first.value !== own) {
          context.report({
            node: first,
            message: `A query key of ${own} begins with '${own}'. Shared data has a query in shared-ui.`,
          });
        }
      },
    };
  },
};

export default { meta: { name: 'lumora' }, rules: { 'own-query-keys': ownQueryKeys } };
