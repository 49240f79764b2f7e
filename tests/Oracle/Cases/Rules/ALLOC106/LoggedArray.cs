// title: array for a log that is off
// rule: ALLOC106
// bytes: 32
sealed class Log
{
    public bool IsDebugEnabled;

    public void Invoked(string member, object[] items)
    {
        if (IsDebugEnabled)
            Console.WriteLine(member + string.Concat(items));
    }
}

static class Case
{
    static Log s_log = new();

    static int Probe(string name = "a")
    {
        s_log.Invoked("Probe", [|new object[] { name }|]);
        return name.Length;
    }
}
