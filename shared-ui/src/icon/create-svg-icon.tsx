import type { ReactNode } from 'react';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/**
 * Returns an icon component that renders `paths` in a 24 × 24 view box and takes the props of MUI's `SvgIcon`.
 * `rspack.base.ts` aliases MUI's icon factory to this function: the icons render without Emotion, because a page with a
 * table has about sixty of them. `icon.css` styles them. An icon with `color` or `sx` renders MUI's `SvgIcon`.
 */
export function createSvgIcon(paths: ReactNode, displayName: string) {
  function Icon(props: SvgIconProps) {
    const { fontSize = 'medium', titleAccess, className = '', ...svg } = props;
    if (svg.sx !== undefined || svg.color !== undefined) return <SvgIcon {...props}>{paths}</SvgIcon>;

    return (
      <svg
        width="1em"
        height="1em"
        viewBox="0 0 24 24"
        fill="currentColor"
        focusable="false"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...svg}
        className={`MuiSvgIcon-root lumora-icon lumora-icon-${fontSize} ${className}`}
      >
        {paths}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  }
  Icon.displayName = displayName;
  // MUI's components recognise icons by this property
  Icon.muiName = 'SvgIcon';
  return Icon;
}
