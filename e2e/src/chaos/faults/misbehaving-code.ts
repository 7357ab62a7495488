import type { Release } from '@lumora/releases/release-schema';

type Edits = Record<string, (text: string) => string>;

/** Returns a console remote whose screens run `act` instead of rendering. */
export function consoleRemoteThat(act: string, { entry, manifest: { container } }: Release): Edits {
  const around = `
${container} = (({ init, get }) => ({
  init,
  get: async (expose) => {
    const { routes } = (await get(expose))();
    const Screen = () => { ${act} };
    const broken = (load) => async () => ({ ...(await load()), Screen });
    return () => ({ routes: routes.map(({ path, load }) => ({ path, load: broken(load) })) });
  },
}))(${container});`;
  return { [`client/${entry}`]: (text) => text + around };
}

/** Returns a storefront whose home page runs `act` instead of rendering, on the server and in the browser. */
export function storefrontThat(act: string, { screens }: Release): Edits {
  const script = screens['home']?.scripts.find((file) => file.startsWith('screen-home'));
  if (script === undefined) throw new Error('The storefront has no screen-home.');
  const replaceHome = (text: string) => {
    const exported = /HomePage:\(\)=>\w+/;
    if (!exported.test(text)) throw new Error(`${script} exports no HomePage.`);
    return text.replace(exported, () => `HomePage:()=>function(){ ${act} }`);
  };
  return { [`client/${script}`]: replaceHome, 'server/server.mjs': replaceHome };
}
