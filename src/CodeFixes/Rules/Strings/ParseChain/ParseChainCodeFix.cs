using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// ALLOC301: slices a span of the first string where the chain made strings, in the expression itself or by a span that stands for the
/// variable; removes and replaces single characters, and formats values, in a stack buffer of bounded size. Characters of an array
/// are appended as they are. Where there are no spans, an overload that takes a part of a string is used. Refused: anything else that changes the
/// text, <c>?.</c>, awaits between chain and use, uses without an exact form on spans, and rewrites after which most of the strings are still made.
/// </summary>
/// <remarks>The chain is followed again: each of its steps is rewritten by what it calls, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ParseChainCodeFix))]
public sealed class ParseChainCodeFix : AllocationCodeFix
{
    /// <summary>Creates the fix.</summary>
    public ParseChainCodeFix()
        : base(Descriptors.ParseChain.Id)
    {
    }

    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var bodies = SourceBodies.In(request.Model.Compilation);
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } last
            || (StringChain.EndingWith(last, bodies, cancellationToken) ?? StringChain.CutBy(last, bodies, cancellationToken)) is not { Giver: null } chain)
        {
            return [];
        }

        // One rewrite is enough: the first that is safe and compiles, or else the first that compiles.
        var found = default(Fix);
        foreach (var fix in Plans(request, last, chain, bodies, cancellationToken))
        {
            if ((found is null || fix.Safety < found.Safety)
                && await FixVerification.IsSoundAsync(request.Solution, fix, cancellationToken).ConfigureAwait(false))
            {
                found = fix;
            }

            if (found?.Safety == FixSafety.Safe)
                break;
        }

        return found is null ? [] : [found];
    }

    private static IEnumerable<Fix> Plans(FixRequest request, IOperation last, StringChain chain, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (CharacterAppend.Plan(request, chain, cancellationToken) is { } byCharacters)
            yield return byCharacters;
        if (request.Model.Compilation.GetTypeByMetadataName("System.MemoryExtensions") is not null)
        {
            foreach (var fix in ByVariable(request, last, chain, bodies, cancellationToken))
                yield return fix;
            if (chain.IsDirect && ByExpression(request, last, chain, bodies, false, cancellationToken) is { } byExpression)
                yield return byExpression;
            if (chain is { IsDirect: true, Steps.Count: > 1 } && chain.Steps[0].Kind == StringStepKind.Formatted
                && ByExpression(request, last, chain, bodies, true, cancellationToken) is { } ofText)
            {
                yield return ofText;
            }
        }

        if (chain.IsDirect && StringParts.Plan(request, last, chain, bodies, cancellationToken) is { } byPart)
            yield return byPart;
    }

    private static Fix? ByExpression(
        FixRequest request, IOperation last, StringChain chain, SourceBodies bodies, bool keepsFormatted, CancellationToken cancellationToken)
    {
        var rewrite = new SpanRewrite(request, bodies, cancellationToken) { TakesSpans = chain.IsOfSpan, KeepsFormatted = keepsFormatted };
        if (chain.IsOfSpan && SpanReads.MayChange(chain, request.Model, cancellationToken))
            rewrite.MayDiffer("the characters of the span must not change before they are read");
        return rewrite.TryAddEnd(last, chain.End) ? ToFix(request, rewrite, chain.End.User!.Syntax, "scratch", cancellationToken) : null;
    }

    private static IEnumerable<Fix> ByVariable(FixRequest request, IOperation last, StringChain chain, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (VariableOf(last, chain, bodies) is not { } variable || References.FunctionAround(request.Node) is not { } function)
            yield break;
        foreach (var first in SpanVariable.Beginnings(variable, request.Node, function))
        {
            var rewrite = new SpanRewrite(request, bodies, cancellationToken);
            if (SpanVariable.TryAdd(rewrite, variable, first, request, bodies, cancellationToken)
                && ToFix(request, rewrite, first.Parent!, variable.Name + "Scratch", cancellationToken) is { } fix)
            {
                yield return fix;
            }
        }
    }

    /// <summary>The variable that the chain is stored in, or that holds its first steps.</summary>
    private static ISymbol? VariableOf(IOperation last, StringChain chain, SourceBodies bodies)
    {
        if (!chain.IsDirect)
            return StringUse.Of(last, bodies).Member;
        var root = last;
        var count = 0;
        for (; StringStep.TryGet(root, bodies, out var step) && step.Source is { } source; root = source)
            count++;
        if (count == chain.Steps.Count)
            return null;
        return root switch
        {
            ILocalReferenceOperation reference => reference.Local,
            IParameterReferenceOperation reference => reference.Parameter,
            _ => null,
        };
    }

    private static Fix? ToFix(FixRequest request, SpanRewrite rewrite, SyntaxNode reader, string buffer, CancellationToken cancellationToken)
    {
        var buffers = new ScratchBuffers(request, cancellationToken);
        if (rewrite.KeepsMost || !buffers.TrySettle(rewrite, reader, buffer))
            return null;
        buffers.AddTo(rewrite.Edits);
        UsingDirectives.AddSystem(rewrite.Edits, request);
        var isScratch = rewrite.ScratchSteps.Count > 0;
        var (title, key) = !isScratch ? ("Slice a span instead of making strings", "Span")
            : rewrite.ScratchSteps.TrueForAll(static step => step.Kind == StringStepKind.Formatted)
                ? ("Format into a stack buffer instead of making a string", "Formatted")
            : ("Change the characters in a stack buffer instead of making strings", "Scratch");
        return new FixBuilder(rewrite.Edits, title, key)
            .MayDiffer(rewrite.Difference)
            .Declares(buffers.DeclaredName)
            .Require(rewrite.BindsAsMeantAsync)
            .Build();
    }
}
