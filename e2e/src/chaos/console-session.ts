import type { Page } from '@playwright/test';
import { consoleFrame } from '../pages/console-frame.ts';
import type { ActiveFault, ConsoleOutcome, FaultDelay } from './faults/fault.ts';
import type { ConsoleRemote } from './remotes.ts';

/**
 * Opens the console at the Modules page after a page of another module was opened once. The dashboard would load the
 * widgets of modules before the fault.
 */
export async function openConsole(page: Page, neighbour: ConsoleRemote): Promise<void> {
  await page.goto('/admin/modules', { waitUntil: 'commit' });
  await headingOf(page, 'Modules').waitFor();
  await visitNeighbour(page, neighbour);
}

/** Asserts that the frame is interactive and that a page of another module opens. */
export async function visitNeighbour(page: Page, { link }: ConsoleRemote): Promise<void> {
  const frame = consoleFrame(page);
  await frame.navLink(link).click();
  await headingOf(page, link).waitFor();
  // else the sidebar scrolls below the pointer, and preloads the module of another item
  await page.mouse.move(0, 0);
  await frame.navLink('Modules').click();
  await headingOf(page, 'Modules').waitFor();
}

/** Follows the link to the module's page, and skips the delay of the fault. */
export async function openRemote(page: Page, { link }: ConsoleRemote, delay: FaultDelay | undefined): Promise<void> {
  await consoleFrame(page).navLink(link).click();
  if (delay === undefined) return;
  await delay.hasBegun(page);
  await page.clock.fastForward(delay.ms);
}

/** Restores the module's page: with the button of its error panel, or by loading the console again. */
export async function expectRecovery(
  page: Page,
  remote: ConsoleRemote,
  recovery: ActiveFault['recovery'],
): Promise<void> {
  if (recovery === 'by Retry') await consoleFrame(page).retry.click();
  else {
    await page.goto('/admin/modules', { waitUntil: 'commit' });
    await consoleFrame(page).navLink(remote.link).click();
  }
  await expectRemote(page, remote, 'page');
}

/** Waits until the module is in the expected state; `release` is the one that an error panel names. */
export async function expectRemote(
  page: Page,
  remote: ConsoleRemote,
  outcome: ConsoleOutcome,
  release = '',
): Promise<void> {
  if (outcome === 'page') return headingOf(page, remote.link).waitFor();
  const message = { 'not loaded': 'could not be loaded', broken: 'is broken in this release' }[outcome];
  await headingOf(page, `${remote.name} ${message}`).waitFor();
  await page.getByText(new RegExp(`^Report \\w+ · ${remote.module} ${release}$`)).waitFor();
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
