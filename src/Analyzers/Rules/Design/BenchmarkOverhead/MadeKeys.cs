using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>
/// Finds the keys that a benchmark makes for its look-ups. Where it calls anything else, the whole may be what it measures, and no key is reported.
/// </summary>
internal sealed class MadeKeys(IOperation body, IMethodSymbol benchmark, BenchmarkClasses classes)
{
    private ISymbol? _subject;
    private bool _isSubjectKnown;

    /// <summary>What takes a text as its key, as a message names it; null where an operation is no such text.</summary>
    public string? LookUpOf(IOperation value, CancellationToken cancellationToken)
    {
        if (!MadeText.Is(value) || !KeyUse.MayBe(value) || KeyUse.Of(value, cancellationToken) is not { } use || !MadeText.CanBeMadeBefore(value)
            || Subject() is not { } subject)
        {
            return null;
        }

        var name = use.Member is IPropertySymbol ? "[]" : use.Member.Name;
        if (classes.KeysOf(benchmark.ContainingType, cancellationToken).Has(subject.Name, name))
            return null;
        return use.Member.ContainingType.Name + (use.Member is IPropertySymbol ? name : "." + name);
    }

    /// <summary>The field, property or parameter that all calls of the benchmark are made on; null where there are several.</summary>
    private ISymbol? Subject()
    {
        if (_isSubjectKnown)
            return _subject;
        _isSubjectKnown = true;
        var text = default(TextSpan);
        foreach (var operation in body.Descendants())
        {
            if (text.Contains(operation.Syntax.Span))
                continue;
            if (MadeText.Is(operation))
            {
                text = operation.Syntax.Span;
                continue;
            }

            if (operation is IDynamicInvocationOperation)
                return _subject = null;
            if (operation is IInvocationOperation call
                ? BenchmarkCalls.IsFrame(call)
                : operation is not IPropertyReferenceOperation { Property.IsIndexer: true })
                continue;
            var receiver = Receiver.Of(operation);
            if (receiver is null || (_subject is not null && !SymbolEqualityComparer.Default.Equals(_subject, receiver)))
                return _subject = null;
            _subject = receiver;
        }

        return _subject;
    }
}
