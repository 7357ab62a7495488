import dashboard from '../dashboard/dashboard.page.tsx';
import develop from '../development/develop.page.tsx';
import extension from '../extensions/extension.page.tsx';
import module from '../modules/list/module.page.tsx';
import modules from '../modules/list/modules.page.tsx';
import profile from '../profile/profile.page.tsx';
import settings from '../settings/settings.page.tsx';
import signIn from '../sign-in/sign-in.page.tsx';

/** The pages of the shell. */
export const shellPages = [dashboard, profile, settings, modules, module, develop, extension, signIn];
