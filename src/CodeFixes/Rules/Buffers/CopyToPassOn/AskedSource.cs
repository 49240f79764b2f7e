using System.Collections.Immutable;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Asks a sequence what a collection is asked that was made of it. Safe where a collection of the framework compares numbers, texts or enums as the collection
/// would, and nothing runs between its evaluation and the answer.
/// </summary>
internal static class AskedSource
{
    /// <summary>The fix; null where it would not be right.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } made
            || AskedCollection.Of(made) is not { Answer: { From: not AnswerFrom.Condition } answer, Question: IInvocationOperation question } asked
            || question.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax member } call
            || asked.Source.Syntax is not ExpressionSyntax source || !made.Syntax.Span.Contains(source.Span)
            || Comments.AreIn(call) || SpanRewrite.HasAwait([call]))
        {
            return null;
        }

        var differences = new Differences();
        AddSearch(differences, asked, question);
        if (asked.Kind == SequenceKind.Query)
            differences.Add("elements after the one that decides are not computed");
        differences.Add(OfArguments(question, asked, cancellationToken));
        differences.Add(OwnCollections.Difference(asked.Source, request.Model.Compilation));
        if ((answer.From == AnswerFrom.Source || asked.Source.Type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String })
            && answer.From != AnswerFrom.Array
            && !request.NullProof(cancellationToken).IsNeverNull(source))
        {
            differences.Add("null is treated as empty or throws another exception");
        }

        return new FixBuilder(request.Replacing(call, Changed(call, member, source, asked, answer).WithTriviaFrom(call)), TitleOf(asked), "AskSource")
            .MayDiffer(differences.Text)
            .Build();
    }

    private static string TitleOf(AskedCollection asked) => asked.Source.Type switch
    {
        IArrayTypeSymbol => "Ask the array itself",
        { SpecialType: SpecialType.System_String } => "Ask the string itself",
        _ => "Ask the sequence itself",
    };

    private static ExpressionSyntax Changed(
        InvocationExpressionSyntax call, MemberAccessExpressionSyntax member, ExpressionSyntax source, AskedCollection asked, SourceAnswer answer)
    {
        if (answer is { From: AnswerFrom.Array, Method: { } ofArray })
        {
            return SliceSyntax.Call(
                SystemType.Named(nameof(Array), asked.Made), answer.Name, [SyntaxFactory.Argument(source.WithoutTrivia()), .. call.ArgumentList.Arguments])
                .WithAdditionalAnnotations(ExpectedSymbols.Mark([ofArray]));
        }

        var receiver = OperandSyntax.AsPrimary(source.WithoutTrivia()).WithTriviaFrom(member.Expression);
        var arguments = call.ArgumentList;
        if (asked.Comparer?.Syntax is ExpressionSyntax comparer)
            arguments = SliceSyntax.Call(source, "x", [.. arguments.Arguments, SyntaxFactory.Argument(comparer)]).ArgumentList;
        var expected = answer.Method is { } own ? [own] : OperatorsNamed(answer.Name, asked);
        return call.WithExpression(member.WithExpression(receiver).WithName(SyntaxFactory.IdentifierName(answer.Name).WithTriviaFrom(member.Name)))
            .WithArgumentList(arguments.WithTriviaFrom(call.ArgumentList))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark(expected));
    }

    /// <summary>The operators of a name; C# 14 takes an array for a span, which compares in the same way.</summary>
    private static IEnumerable<ISymbol> OperatorsNamed(string name, AskedCollection asked)
    {
        var compilation = asked.Made.SemanticModel!.Compilation;
        foreach (var type in (string[])["System.Linq.Enumerable", "System.MemoryExtensions"])
        {
            foreach (var member in compilation.GetTypeByMetadataName(type)?.GetMembers(name) ?? ImmutableArray<ISymbol>.Empty)
                yield return member;
        }
    }

    /// <summary>What may differ where elements are compared.</summary>
    private static void AddSearch(Differences differences, AskedCollection asked, IInvocationOperation question)
    {
        if (question.TargetMethod.Name is not ("Contains" or "IndexOf" or "LastIndexOf" or "BinarySearch"))
            return;
        var isPlain = asked.Comparer is null ? SequenceConsumers.IsPlain(asked.Element) : IsOrdinal(asked.Comparer);
        if (asked.Comparer is null && asked.Kind != SequenceKind.Text && !SequenceConsumers.ComparesByDefault(asked.Source))
            differences.Add("a set or the keys of a table are asked by a comparer of their own");
        if (asked.Hashes && (!isPlain || asked.Element.SpecialType is SpecialType.System_Single or SpecialType.System_Double))
            differences.Add("equal elements must have equal hash codes");
        if (!isPlain)
            differences.Add("the elements' own code must not change the sequence");
    }

    private static bool IsOrdinal(IOperation comparer) =>
        comparer is IPropertyReferenceOperation { Property: { Name: "Ordinal" or "OrdinalIgnoreCase", ContainingType: { Name: nameof(StringComparer) } type } }
        && type.IsOfFramework();

    /// <summary>What arguments may do to a sequence that is read after them, or a function while it is.</summary>
    private static string? OfArguments(IInvocationOperation question, AskedCollection asked, CancellationToken cancellationToken)
    {
        var values = question.Arguments.Select(static argument => argument.Value);
        foreach (var value in asked.Comparer is { } comparer ? values.Append(comparer) : values)
        {
            // A variable is only read, but a function in it runs.
            if (value is ILocalReferenceOperation or IParameterReferenceOperation && value.Type?.TypeKind != TypeKind.Delegate)
                continue;
            if (PassedSequence.EffectOf(value, value.Type, cancellationToken) is { } effect)
                return effect;
        }

        return null;
    }
}
