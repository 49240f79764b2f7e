// The provider runs code between the cut and the reading.
// refuses: ALLOC301
using System;
using System.Globalization;

sealed class Provider : IFormatProvider
{
    public object GetFormat(Type type) { Program.Text = "9"; Console.Write("asked "); return CultureInfo.InvariantCulture.GetFormat(type); }
}

static class Program
{
    public static string Text = " 5 ";

    static char[] _characters = { ' ', '7', ' ' };

    static string Own(string text, object other) { _characters[1] = '8'; return text + other; }

    static void Main() => Run();

    static void Run()
    {
        Console.Write(Own(new string(_characters), Text));
        Console.Write(int.Parse(Text.Trim(), new Provider()));
        Console.WriteLine(Text);
    }
}
