// A user is Active or Inactive (specification 1, section 4): deleting makes an Active one Inactive, restoring makes it Active again.

export const USER_STATUSES = ['Active', 'Inactive'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];
