using System.Text;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// ALLOC306: counts the bytes instead of making them, takes those of a literal from the assembly, or makes them in a stack buffer of bounded size
/// that a span stands for. A part of a text that is made only for this call is a slice then. Refused in handlers and in methods that call
/// themselves, and where a use has no form for spans. A hash algorithm that is made for these bytes gives way to its static method first.
/// </summary>
/// <remarks>The uses are asked for again: each is rewritten by what it calls and how, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ThrowAwayBytesCodeFix))]
public sealed class ThrowAwayBytesCodeFix() : AllocationCodeFix("ALLOC306")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>([.. Plan(request, cancellationToken).OfType<Fix>()]);

    private static IEnumerable<Fix?> Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax call || request.Model.GetOperation(call, cancellationToken) is not IInvocationOperation operation
            || EncodedBytes.Of(operation, cancellationToken) is not { IsLent: false, IsConstant: false } bytes)
        {
            return [];
        }

        if (bytes.Hash is { } hash)
            return [HashOnce.Plan(request, hash)];
        if (bytes.IsMeasured)
            return [Count(request, bytes, call)];
        if (bytes.IsCopied)
            return [Place(request, bytes, call, cancellationToken)];
        if (bytes.Literal is { } literal)
        {
            return [bytes.Uses is { } uses
                ? Utf8Local(request, bytes, uses, call, literal, cancellationToken)
                : Utf8(request, bytes, call, literal, cancellationToken)];
        }

        return Scratch(request, bytes, call, operation.Arguments[0].Value, cancellationToken);
    }

    /// <summary>Whether an encoding may be, or have a fallback that is, one of the project, which may do something else in each of its methods.</summary>
    private static string? OwnEncoding(EncodedBytes bytes)
    {
        if (UnknownOverrides.IsOfFramework(bytes.Call.Instance!))
            return null;
        var compilation = bytes.Call.SemanticModel!.Compilation;
        string[] bases = ["System.Text.Encoding", "System.Text.EncoderFallback"];
        return bases.Any(name => compilation.GetTypeByMetadataName(name) is { } type && Overrides.TypesUnder(type, compilation).Count > 0)
            ? "an encoding of your own may count or write other bytes"
            : null;
    }

    private static Fix? Count(FixRequest request, EncodedBytes bytes, InvocationExpressionSyntax call)
    {
        if (call is not { Expression: MemberAccessExpressionSyntax callee, Parent: MemberAccessExpressionSyntax length })
        {
            return null;
        }

        var count = call.WithExpression(callee.WithName(SyntaxFactory.IdentifierName("GetByteCount"))).WithTriviaFrom(length);
        return new FixBuilder(request.Replacing(length, count), "Count the bytes", "Count").MayDiffer(OwnEncoding(bytes)).Build();
    }

    /// <summary>Writes the bytes to the place that they are copied to.</summary>
    private static Fix? Place(FixRequest request, EncodedBytes bytes, InvocationExpressionSyntax call, CancellationToken cancellationToken)
    {
        if (call is not { ArgumentList.Arguments: { Count: 1 } texts,
            Parent.Parent: InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 2 } target } copy }
            || texts.Concat(target).Any(static argument => argument.NameColon is not null) || Comments.AreIn(copy)
            || !target.All(argument => request.Model.GetOperation(argument.Expression, cancellationToken) is { } value
                && BufferReaders.HasNoEffect(value, cancellationToken)))
        {
            return null;
        }

        ExpressionSyntax written = bytes.Literal is { } literal
            ? ArrayMethods.CopyTo(SyntaxFactory.ParseExpression(literal.Token.Text + "u8", options: request.Root.SyntaxTree.Options), target)
            : call.WithArgumentList(SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(
                [texts[0].WithoutTrivia(), SyntaxFactory.Argument(ArrayMethods.From(target))],
                [SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space)])));
        var edits = request.Replacing(copy, written.WithTriviaFrom(copy));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Write the bytes to their place", "Place")
            .MayDiffer("a target that is null or too short may throw another exception")
            .Build();
    }

    /// <summary>Takes the bytes of a literal from the assembly.</summary>
    private static Fix? Utf8(
        FixRequest request, EncodedBytes bytes, InvocationExpressionSyntax call, LiteralExpressionSyntax literal, CancellationToken cancellationToken)
    {
        if (Comments.AreIn(call) || bytes.Direct is not { Callee: { } callee } direct || ExpectedSymbols.CallOf(call) is not { } consumer)
            return null;
        var constant = SyntaxFactory.ParseExpression(literal.Token.Text + "u8", options: request.Root.SyntaxTree.Options).WithTriviaFrom(call);
        var mark = ExpectedSymbols.Mark([direct.Overload?.Method ?? callee]);
        return new FixBuilder(request.Replacing(consumer, consumer.ReplaceNode(call, constant).WithAdditionalAnnotations(mark)), "Use a UTF-8 literal", "Utf8")
            .MayDiffer(direct.Overload is { } overload
                ? OverloadSafety.Difference(callee, overload.Method, ArraySegments.ArgumentOf(direct.Reference)!.Parent!, request.NullProof(cancellationToken))
                : null)
            .Build();
    }

    /// <summary>The same where a local holds the bytes: it becomes a span, and each use one of a span.</summary>
    private static Fix? Utf8Local(
        FixRequest request,
        EncodedBytes bytes,
        LocalUses uses,
        InvocationExpressionSyntax call,
        LiteralExpressionSyntax literal,
        CancellationToken cancellationToken)
    {
        if (Comments.AreIn(call) || bytes.Declarator is not { Parent: VariableDeclarationSyntax declaration }
            || SpanUses.Plan(uses, Encoding.UTF8.GetByteCount(literal.Token.ValueText), request, cancellationToken) is not { } plan)
        {
            return null;
        }

        var constant = SyntaxFactory.ParseExpression(literal.Token.Text + "u8", options: request.Root.SyntaxTree.Options);
        var edits = new SolutionEdits(request.Solution);
        edits.Replace(call, rewritten => constant.WithTriviaFrom(rewritten));
        plan.AddTo(edits);
        if (!declaration.Type.IsVar)
        {
            edits.Replace(declaration.Type, static rewritten => SyntaxFactory.ParseTypeName("ReadOnlySpan<byte>").WithTriviaFrom(rewritten));
            UsingDirectives.AddSystem(edits, request);
        }

        return new FixBuilder(edits, "Use a UTF-8 literal", "Utf8").MayDiffer(plan.Difference).Build();
    }

    /// <summary>The fix that takes a slice where a part of a text is made; first the one that makes the part as before, where only that is safe.</summary>
    private static IEnumerable<Fix?> Scratch(
        FixRequest request, EncodedBytes bytes, InvocationExpressionSyntax call, IOperation text, CancellationToken cancellationToken)
    {
        var slices = new SpanRewrite(request, SourceBodies.In(request.Model.Compilation), cancellationToken) { TakesSpans = true };
        var sliced = slices.TryAddValue(text) && slices.ScratchSteps.Count == 0 ? Scratch(request, bytes, call, slices, cancellationToken) : null;
        if (sliced is { Difference: null })
            return [sliced];
        var whole = Scratch(request, bytes, call, slices: null, cancellationToken);
        return sliced is null ? [whole] : whole is { Difference: null } ? [whole, sliced] : [sliced];
    }

    private static Fix? Scratch(
        FixRequest request, EncodedBytes bytes, InvocationExpressionSyntax call, SpanRewrite? slices, CancellationToken cancellationToken)
    {
        var scratch = new EncodingScratch(request, call, isSpan: slices is not null);
        if (scratch.Plan(cancellationToken) is not { } encoded)
            return null;
        var edits = slices?.Edits ?? new SolutionEdits(request.Solution);
        edits.Replace(call, rewritten => encoded(rewritten).WithTriviaFrom(rewritten));
        var difference = default(string);
        if (bytes is { Uses: { } uses, Declarator: { Parent: VariableDeclarationSyntax declaration } })
        {
            if (SpanUses.Plan(uses, length: null, request, cancellationToken) is not { } plan)
                return null;
            difference = plan.Difference;
            plan.AddTo(edits);
            if (!declaration.Type.IsVar)
                edits.Replace(declaration.Type, static rewritten => SyntaxFactory.ParseTypeName("Span<byte>").WithTriviaFrom(rewritten));
        }
        else if (bytes.Direct is { Callee: { } callee } direct)
        {
            difference = direct.Overload is { } overload
                ? OverloadSafety.Difference(callee, overload.Method, ArraySegments.ArgumentOf(direct.Reference)!.Parent!, request.NullProof(cancellationToken))
                : null;
            if (ExpectedSymbols.CallOf(call) is { } consumer)
                edits.Mark(
                    consumer, ExpectedSymbols.Mark(direct.Overload is { } known ? [known.Method] : [callee]));
        }

        scratch.AddTo(edits);
        var fix = new FixBuilder(edits, "Encode into a stack buffer", "Scratch")
            .MayDiffer(difference)
            .MayDiffer(slices?.Difference)
            .MayDiffer(OwnEncoding(bytes))
            .Declares(scratch.DeclaredName);
        return (slices is null ? fix : fix.Require(slices.BindsAsMeantAsync)).Build();
    }
}
