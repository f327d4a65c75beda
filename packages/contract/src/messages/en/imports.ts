export const imports = {
} as const;
