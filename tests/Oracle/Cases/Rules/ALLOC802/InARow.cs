// title: `AutoFlush` of a writer that another object has, with three writes in a row
// rule: ALLOC802
// bytes: 0
// il: elsewhere: the rule is about system calls
sealed class Session
{
    public Session(TextWriter writer) => Writer = writer;

    public TextWriter Writer { get; }

    public int Replies { get; private set; }

    public void Reply(string line)
    {
        Replies++;
        Writer.Write("<");
        Writer.Write(line);
        Writer.WriteLine(">");
    }
}

static class Case
{
    static int Probe() => 0;

    static void Serve(System.IO.Pipes.PipeStream pipe)
    {
        var reader = new StreamReader(pipe);
        var session = new Session(new StreamWriter(pipe) { [|AutoFlush = true|] });
        while (reader.ReadLine() is { } line)
            session.Reply(line);
    }
}
