export const importWizard = {
} as const;
