import type { requests as zh } from '../zh/requests.ts';

export const requests: { readonly [Id in keyof typeof zh]: string } = {
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
  'request.invalid': 'Wrong parameters[: {names}]',
  'accounts.signed-out': 'Your session has ended, please sign in again',
  'request.not-found': 'Not found; it may have been deleted',
  'request.too-involved': 'The request holds too many values; send it in parts',
  'request.malformed': 'The request body cannot be read',
  'http.store-away': 'The file store cannot be reached right now; try again shortly. Saved files are safe',
  'http.too-busy': 'Too many pictures are being processed; try again shortly',
  'operations.invalid-job': 'The payload of job {name} does not have the shape it needs',
  'accounts.disabled': 'The account {username} is disabled',
  'accounts.not-found': 'There is no account {name}',
  'accounts.no-captcha': 'No such captcha',
  'accounts.set-password-first': 'Set a password of your own first',
  'accounts.second-factor-first': 'Two-step sign-in is required here: turn it on in the web page first',
  'accounts.initial-password-ended': 'This first password has expired; ask the operator for a new one',
  'accounts.password-same': 'The new password must differ from the first one',
  'accounts.not-for-programs': 'A program token cannot do this; sign in on the web page',
  'accounts.too-many-tokens': 'There may be {maxTokens} program tokens; revoke those no longer used',
  'operations.already-finished': 'This work has already ended and cannot be cancelled',
  'http.400': 'The request cannot be understood',
  'http.403': 'The link is not valid or has expired',
  'http.404': 'There is nothing at this address',
  'http.413': 'Too large; make it smaller and try again',
  'http.415': 'This content type is not supported',
  'http.429': 'Too many requests; wait a moment and try again',
  'http.503': 'The service is not available right now; try again shortly',
  'http.507': 'Storage is full; contact the administrator',
  'http.500': 'Server fault; contact the administrator',
  'accounts.username-taken': 'The user name {value} is taken',
  'accounts.sku-taken': 'The seller code {value} is taken',
  'request.unstorable': 'Holds characters that cannot be stored',
  'request.unknown-parameter': 'Unknown parameter',
  'request.required': 'Required',
  'request.must-be': 'Must be {type}',
  'request.type-string': 'text',
  'request.type-number': 'a number',
  'request.type-int': 'a whole number',
  'request.type-boolean': 'true or false',
  'request.type-array': 'a list',
  'request.type-object': 'an object',
  'request.one-of': 'Must be one of {values}',
  'request.empty': 'Must not be empty',
  'request.text-too-short': 'Must be at least {minimum:characters}',
  'request.list-too-short': 'Must have at least {minimum:items}',
  'request.too-low': 'Must be at least {minimum}',
  'request.text-too-long': 'Must be up to {maximum:characters}',
  'request.list-too-long': 'Must have up to {maximum:items}',
  'request.too-high': 'Must be up to {maximum}',
  'request.not-valid': 'Not valid',
  'operations.unknown-message': 'This message comes from a newer version; reload the page',
  'operations.waits-for-store':
    'Waiting for the file store; it continues by itself as soon as the store is back',
  'request.both': '{first}; {next}',
  'budgets.storage-used-up':
    'You may store up to {most}, and this would be more. Deleted images free their space after 30 days; ask your administrator for more',
  'budgets.images-used-up':
    'Your library may hold up to {most:images}, and this would be more. Delete images you do not use, or ask your administrator for more',
  'budgets.ai-images-used-up':
    'You may generate up to {most:images} within 30 days, and this would be more. Generate fewer, try again in a few days, or ask your administrator for more',
  'budgets.ai-money-used-up':
    'Generating images may cost up to {most} within 30 days; {spent} are spent, and this would be more. Ask your administrator for more',
  'budgets.ai-money-unknown':
    'What images may cost is counted in {currency}, and this service has no price in it, so it cannot be used. Choose another service, or ask your administrator',
  'budgets.batches-used-up':
    'The number of batches you may create in a day, {most}, is used up. Try again tomorrow, or ask your administrator for more',
  'budgets.downloads-used-up':
    'The number of archives you may request in a day, {most}, is used up. Try again tomorrow, or ask your administrator for more',
  'brand-colours.stale-version':
    'The brand colours were changed elsewhere; nothing was overwritten. Look at the newest list and save again',
};
