import { useEffect, useRef } from 'react';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type Scale } from 'chart.js';
import Box from '@mui/material/Box';
import { darken, useColorScheme, useTheme, type Theme } from '@mui/material/styles';
import type { DaySales } from '@lumora/shared-contract/orders';
import { countOf, rupees } from '@lumora/shared-contract/format';
import { hasLabel } from './has-label.ts';
import { shortRupees } from './short-rupees.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Plots the amount of each day as a bar. Screen readers get the best day as a sentence. */
export function SalesChart({ days }: { days: DaySales[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { colorScheme = 'light' } = useColorScheme();
  const theme = useTheme();
  const { palette } = theme.colorSchemes[colorScheme] ?? theme;

  useEffect(() => {
    if (canvas.current === null) return;
    // a canvas does not resolve the custom property in the font of the theme
    const { fontFamily } = getComputedStyle(canvas.current);
    const bar = colorScheme === 'dark' ? darken(palette.primary.main, 0.12) : palette.primary.main;
    const chart = new Chart(canvas.current, chartOptions(days, { palette, bar, font: { family: fontFamily } }));
    return () => chart.destroy();
  }, [days, palette, colorScheme]);

  return (
    <Box sx={{ height: '100%' }}>
      <canvas ref={canvas} role="img" aria-label={describeSales(days)} />
    </Box>
  );
}

interface ChartStyle {
  palette: Pick<Theme['palette'], 'text' | 'divider'>;
  /** colour of the bars */
  bar: string;
  font: { family: string };
}

function chartOptions(days: DaySales[], { palette, bar, font }: ChartStyle) {
  const ticks = { color: palette.text.secondary, font };
  return {
    type: 'bar' as const,
    data: {
      labels: days.map(({ day }) => shortDay.format(new Date(day))),
      datasets: [{ data: days.map(({ amount }) => amount), backgroundColor: bar, borderRadius: 2 }],
    },
    options: {
      animation: false as const,
      maintainAspectRatio: false,
      scales: {
        x: {
          grid: { display: false },
          ticks: { ...ticks, maxRotation: 0, autoSkip: false, callback: toLabel },
        },
        y: {
          border: { display: false },
          grid: { color: palette.divider },
          ticks: { ...ticks, maxTicksLimit: 5, callback: shortRupees },
        },
      },
      plugins: {
        tooltip: { displayColors: false, bodyFont: font, titleFont: font, callbacks: { label: describeDay } },
      },
    },
  };

  function toLabel(this: Scale, value: string | number, index: number): string {
    return hasLabel(index, days.length, this.chart.width) ? this.getLabelForValue(Number(value)) : '';
  }

  function describeDay({ dataIndex }: { dataIndex: number }): string {
    const { orders, amount } = days[dataIndex] ?? { orders: 0, amount: 0 };
    return `${rupees(amount)} · ${countOf(orders, 'order')}`;
  }
}

function describeSales(days: DaySales[]): string {
  const best = days.reduce<DaySales | undefined>(
    (top, day) => (day.amount > (top?.amount ?? 0) ? day : top),
    undefined,
  );
  if (best === undefined) return 'Sales by day: none in 30 days';
  return `Sales by day: the best day was ${shortDay.format(new Date(best.day))} with ${rupees(best.amount)}`;
}

const shortDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
