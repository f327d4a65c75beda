/** Builds the web when its sources have changed since the last build; true where it had to. @param node path of Node. @throws where the build failed */
export function ensureWebBuilt(node: string): Promise<boolean>;
