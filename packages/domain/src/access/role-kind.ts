// The kind of a role says what its users may do beside its permissions (decisions.md section 2): users of kind Analyst set no company to
// Validated, those of kind Client and Licensed Client are client users. It is fixed when a role is made, whatever the role is called later; a copy
// has the kind of its original, any other new role is of kind Other.

/** Kinds, in the order of the roles every tenant starts with. */
export const ROLE_KINDS = ['Admin', 'Analyst', 'Approver', 'Client', 'Licensed Client', 'Other'] as const;

export type RoleKind = (typeof ROLE_KINDS)[number];

/** Whether users of this kind may set a company to Validated, where they may edit it; null is no role. */
export function mayValidate(kind: RoleKind | null): boolean {
  return kind !== 'Analyst';
}

/** Whether users of this kind are client users: they neither filter nor sort by what only editors see; null is no role. */
export function isClientKind(kind: RoleKind | null): boolean {
  return kind === 'Client' || kind === 'Licensed Client';
}
