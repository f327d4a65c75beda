// A user is Active or Inactive (specification 1, section 4): deleting sets Inactive, restoring sets Active.

export const USER_STATUSES = ['Active', 'Inactive'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];
