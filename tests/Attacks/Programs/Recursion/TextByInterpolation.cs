// refuses: ALLOC305
// Nobody calls ToString: an interpolation does, and that comes back to the method with the builder.
using System;
using System.Text;

sealed class Entry
{
    public Entry Next;
    public int Value;

    public override string ToString() => Program.Text(this);
}

static class Program
{
    static void Main()
    {
        Entry entry = null;
        for (var i = 0; i < 130; i++)
            entry = new Entry { Next = entry, Value = i };
        var text = Text(entry);
        Console.WriteLine(text.Length + " " + text.Substring(0, 10));
    }

    public static string Text(Entry entry)
    {
        var sb = new StringBuilder();
        sb.Append(entry.Value % 10);
        if (entry.Next is not null)
        {
            var rest = $"{entry.Next}";
            sb.Append(rest);
        }

        return sb.ToString();
    }
}
