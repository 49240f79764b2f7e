// title: `queue.Dequeue().Substring(2);`
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.call
// safety: unsafe
// difference: exceptions of 'Substring' are lost
// shows: "a"
// except: text is null || text.Length < 2
// after: 0
static class Case
{
    static Queue<string> s_queue = new(["abcd"]);

    static int Probe(string text = "abcd")
    {
        s_queue.Enqueue(text);
        s_queue.Dequeue().[|Substring(2)|];
        return s_queue.Count;
    }

    static string Behave(string text)
    {
        var queue = new Queue<string>([text, "b"]);
        queue.Dequeue().[|Substring(2)|];
        return string.Join(",", queue);
    }
}
