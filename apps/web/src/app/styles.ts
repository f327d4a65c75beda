// The style sheets that everything stands on, in Mantine's order. What only pages behind sign-in use is in ui/styles.ts; components used by one screen bring their own (`@mantine/core/styles/
// <Component>.layer.css`) in the file that uses them; being layered, Mantine's rules always yield to our CSS modules.

import '@fontsource-variable/inter/wght.css';
import 'virtual:theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import './global.css';
