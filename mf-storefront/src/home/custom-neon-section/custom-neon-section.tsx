import { lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import * as sections from '../../styles/sections.module.css';
import { useInView } from '../../browser-state/use-in-view.ts';
import { DesignerPlaceholder } from './designer-placeholder.tsx';
import * as styles from './custom-neon-section.module.css';

/** Renders the section of the designer, whose code is loaded when the section comes near the viewport. */
export function CustomNeonSection({ chatPhone }: { chatPhone: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  const isInView = useInView(container);
  const placeholder = <DesignerPlaceholder chatPhone={chatPhone} />;
  return (
    <section id="configure" className={sections['section']} aria-labelledby="configure-heading" data-owns-chat="true">
      <header className={sections['intro']}>
        <h2 id="configure-heading">See your words in light</h2>
        <p>Type a name, a line, a blessing. Pick a font and a colour, see it glow – and see the price.</p>
      </header>
      <div ref={container} className={styles['designer']}>
        {isInView ? (
          <Suspense fallback={placeholder}>
            <HomeDesigner placeholder={placeholder} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </section>
  );
}

const HomeDesigner = lazy(async (): Promise<{ default: ComponentType<{ placeholder: ReactNode }> }> => {
  try {
    const loaded = await import(/* webpackChunkName: "screen-custom-neon" */ '../../custom-neon/home-designer.tsx');
    return { default: loaded.HomeDesigner };
  } catch {
    return { default: ({ placeholder }) => placeholder }; // the placeholder links to the chat and to the designer's page
  }
});
