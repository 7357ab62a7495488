import { useRef, type ReactElement, type RefObject } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Transition, type TransitionProps } from 'notistack';
import { toastLimits } from './toast-durations.ts';

/** Duration of the exit in ms; notistack needs another 300 ms to close the gap. */
export const exitMs = toastLimits.removalDelayMs - 300;

/** Animates a toast in and out. The toast is removed from the DOM only after the removal delay, so that the others do not jump. */
export function ToastMotion({ children, ...transition }: TransitionProps & { children: ReactElement }) {
  const node = useRef<HTMLDivElement>(null);

  return (
    // React sets the ref before notistack reads it, but notistack's type does not allow null
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(status) => (
        <AnimatedBox ref={node} data-status={status}>
          {children}
        </AnimatedBox>
      )}
    </Transition>
  );
}

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const AnimatedBox = styled('div')({
  width: '100%',
  animation: `${dropIn} 160ms ease-out`,
  transition: 'opacity 160ms ease-out, transform 160ms ease-out',
  '&[data-status="exiting"]': { opacity: 0, transform: 'translateY(-8px)', pointerEvents: 'none' },
});
