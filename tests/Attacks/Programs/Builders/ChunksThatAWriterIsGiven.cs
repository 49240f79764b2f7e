// refuses: ALLOC305
// A writer of the program is given a builder, whose chunks it gets one by one.
#nullable enable
using System;
using System.IO;
using System.Text;

sealed class Counting : TextWriter
{
    public int Calls;
    public override Encoding Encoding => Encoding.UTF8;
    public override void Write(char value) => Calls += 100;
    public override void Write(ReadOnlySpan<char> buffer) => Calls++;
}

sealed class Report
{
    private readonly StringBuilder _text = new();

    public void Add(string name, string value)
    {
        _text.Append(name + ": " + value + ";");
    }

    public void To(TextWriter writer) => writer.Write(_text);
}

static class Program
{
    static void Main()
    {
        var report = new Report();
        for (var i = 0; i < 6; i++)
            report.Add(new string('n', i * 7), new string('v', 30 - i));
        var writer = new Counting();
        report.To(writer);
        Console.WriteLine(writer.Calls);
    }
}
