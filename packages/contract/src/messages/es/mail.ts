import type { mail as english } from '../en/mail.ts';
import type { TranslationOf } from '../shape.ts';

export const mail: TranslationOf<typeof english> = {
  title: 'Bandeja de salida',
  lead: 'Esta es la bandeja de salida de la demostración: los correos que otra instalación enviaría se muestran aquí a quien abra esta página.',
  mails: 'Correos',
  none: 'Todavía no hay correos',
  noneHint: 'Pida un código o una contraseña nueva y el correo aparecerá aquí por sí solo.',
  failed: 'No se pudo cargar la bandeja de salida.',
  to: 'Para',
  sent: 'Enviado',
  copyCode: 'Copiar el código',
  copied: 'Copiado',
};
