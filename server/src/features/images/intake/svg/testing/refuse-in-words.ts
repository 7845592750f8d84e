import { messageText } from '@diy/contract/messages/message-text';
import { Refusal } from '../../../../../platform/errors/refusal.ts';

/** The function, whose refusals say in Chinese what a caller reads of them. */
export function refuseInWords<T extends unknown[], R>(act: (...args: T) => R): (...args: T) => R {
  return (...args) => {
    try {
      return act(...args);
    } catch (error) {
      throw error instanceof Refusal ? new Error(messageText(error.text, 'zh'), { cause: error }) : error;
    }
  };
}
