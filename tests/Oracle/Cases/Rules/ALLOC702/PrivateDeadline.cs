// title: a private deadline compared with `DateTime.Now`
// rule: ALLOC701, ALLOC702
// bytes: 0
// il: elsewhere: the rule is about time
// fix: ALLOC702
// safety: unsafe
// difference: deadline becomes relative to boot and no longer follows clock changes
// shows: none: it takes a change of the machine's clock
// except: false
// after: 0
static class Case
{
    sealed class Entry
    {
        private DateTime {|ALLOC702:_expires|};

        public void Renew(int seconds) => _expires = seconds > 0 ? {|ALLOC701:DateTime.Now|}.AddSeconds(seconds) : DateTime.MaxValue;

        public bool IsExpired => _expires <= {|ALLOC701:DateTime.Now|};
    }

    static Entry s_entry = new();

    static bool Probe(int seconds = 60)
    {
        s_entry.Renew(seconds);
        return s_entry.IsExpired;
    }

    static string Behave(ushort minutes)
    {
        var entry = new Entry();
        var text = entry.IsExpired + " ";
        entry.Renew(minutes * 60);
        return text + entry.IsExpired;
    }
}
