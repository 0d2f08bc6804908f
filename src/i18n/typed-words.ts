import type { Locale } from './locale.ts';

/** What is said of a typed move that isn't understood. */
interface TypedWords {
  unknown(word: string): string;
  /** what the verb takes, and a move that is legal now */
  form(form: string, example: string): string;
}

export const TYPED_WORDS: Readonly<Record<Locale, TypedWords>> = {
  en: {
    unknown: (word) => `I don’t know “${word}” here.`,
    form: (form, example) => `It goes like this: \`${form}\`. Right now you could type \`${example}\`.`,
  },
  fr: {
    unknown: (word) => `Je ne connais pas « ${word} » ici.`,
    form: (form, example) =>
      `Cela s’écrit ainsi : \`${form}\`. Maintenant, tu pourrais taper \`${example}\`.`,
  },
  pl: {
    unknown: (word) => `Nie znam tu słowa „${word}”.`,
    form: (form, example) => `Pisze się tak: \`${form}\`. Teraz możesz wpisać \`${example}\`.`,
  },
};
