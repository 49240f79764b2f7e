// title: `Encoding.UTF8.GetBytes(text).CopyTo(buffer, 4)`, 20 characters
// rule: ALLOC306
// bytes: 48
// message: the length of the text is not known
// il: elsewhere: the encoding makes the array
// fix: ALLOC306.Place
// safety: unsafe
// difference: a target that is null or too short may throw another exception
// shows: "a", null, 1
// except: text is null || buffer is null || offset < 0 || offset + 4L * text.Length > buffer.Length
// after: 0
static class Case
{
    static byte[] s_buffer = new byte[100];

    static int Probe(string text = "12345678901234567890")
    {
        [|Encoding.UTF8.GetBytes(text)|].CopyTo(s_buffer, 4);
        return s_buffer[4];
    }

    static byte[] Behave(string text, byte[] buffer, int offset)
    {
        [|Encoding.UTF8.GetBytes(text)|].CopyTo(buffer, offset);
        return buffer;
    }
}
