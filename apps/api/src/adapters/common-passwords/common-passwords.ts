// Passwords that many people use or that breaches have made known: a list of zxcvbn, most used first. Read when it is first asked for.

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords, in small letters. */
export function listCommonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readList();
  return known;
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}
