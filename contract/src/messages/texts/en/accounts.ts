import type { accounts as zh } from '../zh/accounts.ts';

export const accounts: { readonly [Id in keyof typeof zh]: string } = {
  'accounts.username-form':
    'A user name has 1 to 64 letters, digits or . _ @ - and starts with a letter or digit',
  'accounts.password-form': 'A password has 8 to 128 characters',
  'accounts.nickname-form': 'A nickname has 1 to 40 characters',
  'accounts.sku-form': 'A seller code has 2 to 8 capital letters or digits',
  'accounts.password-guessable':
    'This password is easily guessed: avoid common passwords, names, birthdays and characters in a row',
  'accounts.wrong-too-often': 'The password was wrong too often; wait a while before trying again',
  'accounts.wrong-password': 'The password is wrong',
  'accounts.password-needed': 'Enter your password',
  'accounts.code-needed': 'Enter the code of your app',
  'accounts.confirm-elsewhere':
    'This sign-in itself waits for confirmation; please confirm from a browser that was signed in before, or change the password',
  'accounts.code-wait': 'The code was wrong too often; wait a while before trying again',
  'accounts.code-wrong': 'The code is wrong or was used before',
  'accounts.code-unreadable':
    'The code cannot be checked: the system has another key now. Use a recovery code, or ask the administrator to turn two-step sign-in off for this account',
  'accounts.code-late': 'The QR code is no longer valid; please start again',
  'accounts.totp-is-on': 'Two-step sign-in is on already',
  'accounts.totp-is-off': 'Two-step sign-in is off',
  'accounts.work-needed':
    'There were many failed sign-ins lately, so the browser has to finish a short security computation first; its result did not arrive. Try again on the sign-in page, use another browser, or wait ten minutes',
  'accounts.wrong-captcha': 'The captcha is wrong or has expired; try a new one',
  'accounts.wrong-credentials':
    'The user name or password is wrong; after several failures wait a while before trying again',
  'accounts.signed-out': 'Your session has ended, please sign in again',
  'accounts.disabled': 'The account {username} is disabled',
  'accounts.not-found': 'There is no account {name}',
  'accounts.no-captcha': 'No such captcha',
  'accounts.set-password-first': 'Set a password of your own first',
  'accounts.second-factor-first': 'Two-step sign-in is required here: turn it on in the web page first',
  'accounts.initial-password-ended': 'This first password has expired; ask the operator for a new one',
  'accounts.password-same': 'The new password must differ from the first one',
  'accounts.not-for-programs': 'A program token cannot do this; sign in on the web page',
  'accounts.too-many-tokens': 'There may be {maxTokens} program tokens; revoke those no longer used',
  'accounts.username-taken': 'The user name {value} is taken',
  'accounts.sku-taken': 'The seller code {value} is taken',
};
