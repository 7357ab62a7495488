import { useRef, type ReactElement, type RefObject } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Transition, type TransitionProps } from 'notistack';
import { toastLimits } from './toast-durations.ts';

/** notistack itself takes 300 ms to close the gap after the exit. */
export const exitMs = toastLimits.removalDelayMs - 300;

/** A toast drops in and fades out at once; it leaves the page only after the removal delay, so that the others do not jump. */
export function ToastMotion({ children, ...transition }: TransitionProps & { children: ReactElement }) {
  const node = useRef<HTMLDivElement>(null);

  return (
    // React fills the ref before notistack reads it; its types know no empty ref
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(status) => (
        <Moving ref={node} data-status={status}>
          {children}
        </Moving>
      )}
    </Transition>
  );
}

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Moving = styled('div')({
  width: '100%',
  animation: `${dropIn} 160ms ease-out`,
  transition: 'opacity 160ms ease-out, transform 160ms ease-out',
  '&[data-status="exiting"]': { opacity: 0, transform: 'translateY(-8px)', pointerEvents: 'none' },
});
