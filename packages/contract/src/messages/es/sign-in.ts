import type { signIn as english } from '../en/sign-in.ts';
import type { TranslationOf } from '../shape.ts';

/** Alone, because it must be at hand when the texts cannot be loaded. */
export const unableToConnect = 'No se puede conectar con el servidor. Inténtelo de nuevo más tarde.';

export const signIn: TranslationOf<typeof english> = {
  title: 'Iniciar sesión',
  lead: 'Vea cómo las noticias mueven las empresas que sigue.',
  pitchTitle: 'Visión crediticia casi en tiempo real',
  pitchText: 'Cada empresa, una casilla; cada puntuación, abierta hasta los eventos que la forman.',
  organization: 'Organización',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'El bloqueo de mayúsculas está activado.',
  submit: 'Iniciar sesión',
  submitHint: 'Introduzca antes su correo electrónico y su contraseña.',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo.',
  demoTitle: 'Cuentas de demostración',
  demoHint: 'Elija una para rellenar el formulario. Contraseña de todas: {password}',
  unableToConnect,
};
