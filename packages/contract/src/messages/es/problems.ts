import type { problems as english } from '../en/problems.ts';
import type { TranslationOf } from '../shape.ts';

export const problems: TranslationOf<typeof english> = {
  'invalid-input': 'Revise lo que ha introducido.',
  'reset-token-invalid': 'El enlace para restablecer la contraseña no es válido o ya se usó.',
  'invalid-credentials': 'Usuario o contraseña no válidos.',
  'code-needed': 'Algo salió mal, inténtelo de nuevo.',
  'not-signed-in': 'Inicie sesión.',
  'session-expired': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'password-expired': 'La contraseña tiene más de 3 meses. Le llevamos a la página para cambiarla.',
  'not-allowed': '¡Acceso no autorizado!',
  'wrong-tenant': '¡Acceso no autorizado!',
  'cross-site': 'Esta solicitud no procede de las páginas de Vigilo.',
  'not-found': '¡Acceso no autorizado!',
  'no-such-call': 'Esa llamada no existe.',
  'already-exists': 'Esto ya existe.',
  'changed-meanwhile': 'Alguien lo ha cambiado mientras tanto. Vuelva a cargarlo o conserve su borrador.',
  'wrong-state': 'No se puede hacer en su estado actual.',
  'still-running': 'La misma solicitud aún se está procesando. Espere un momento.',
  'too-large': 'Es demasiado grande.',
  'unsupported-media': 'Este tipo de archivo no se admite.',
  'key-reused': 'Esta clave de solicitud ya se usó para otra solicitud.',
  'wait-to-resend': 'El código ya se envió, espere 30 segundos para reenviarlo',
  'too-many-attempts': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'too-many-at-once': 'Se pide demasiado a la vez. Inténtelo de nuevo en un momento.',
  'server-error': 'Algo salió mal, inténtelo de nuevo.',
  unavailable: 'Vigilo está arrancando o muy cargado. Inténtelo de nuevo en un momento.',
};
