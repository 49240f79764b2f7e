// title: `writer.WriteStringValue(guid.ToString())` of a `Utf8JsonWriter`
// rule: ALLOC307
// bytes: 96
// fix: ALLOC307.Value
// safety: unsafe
// difference: encoder
// shows: none: the encoders of the framework change neither hyphens nor digits
// after: 0
using System.Text.Json;

static class Case
{
    static readonly Utf8JsonWriter s_writer = new(new System.Buffers.ArrayBufferWriter<byte>(4096));

    static void Probe(Guid id = default)
    {
        s_writer.Reset();
        s_writer.WriteStringValue([|id.ToString()|]);
    }
}
