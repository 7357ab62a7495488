import { useCallback, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ShopTheme } from './shop-theme.ts';

const screenWidthsPx = { phone: 375, desktop: 1280 } as const;
export type PreviewScreen = keyof typeof screenWidthsPx;

const screenLabels = { phone: 'Phone', desktop: 'Desktop' } as const;

interface PreviewFrameProps {
  /** renders the part of the shop for a screen */
  children: (screen: PreviewScreen) => ReactNode;
}

/** Renders a part of the shop at the real width of a screen, scaled down to the available width. */
export function PreviewFrame({ children }: PreviewFrameProps) {
  const [screen, setScreen] = useState<PreviewScreen>('phone');
  const [availableWidth, setAvailableWidth] = useState<number>(screenWidthsPx.phone);
  const measure = useCallback((frame: HTMLDivElement | null) => {
    if (!frame) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  return (
    <section aria-label="Preview">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h3" component="h3">
          As shoppers see it
        </Typography>
        <div role="group" aria-label="Screen">
          {(['phone', 'desktop'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              aria-pressed={name === screen}
              variant={name === screen ? 'outlined' : 'text'}
              onClick={() => setScreen(name)}
              sx={{ ml: 0.5 }}
            >
              {screenLabels[name]}
            </Button>
          ))}
        </div>
      </Stack>
      <Frame ref={measure}>
        <ShopTheme
          data-screen={screen}
          style={{ width: screenWidthsPx[screen], zoom: Math.min(1, availableWidth / screenWidthsPx[screen]) }}
        >
          {children(screen)}
        </ShopTheme>
      </Frame>
    </section>
  );
}

const Frame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyContent: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 10,
  backgroundColor: 'var(--lumora-ground)',
}));
