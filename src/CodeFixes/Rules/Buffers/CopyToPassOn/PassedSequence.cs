using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
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
/// Passes a sequence instead of a copy of it, and reads characters in their string instead of an array. Safe where the framework reads the sequence, no code
/// of the project runs while it does or could be seen to run later, and what is null fails as before.
/// </summary>
internal static class PassedSequence
{
    private const string Key = "PassSequence";

    /// <summary>The fix that passes the sequence to the call that reads it; null where it would not be right.</summary>
    public static Fix? Passed(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (SequenceCopy.Of(call) is not { } copy || SequenceReader.Of(copy, request.Model, cancellationToken) is not { } reader
            || reader.Consumer is SequenceConsumer.Widens or SequenceConsumer.MayRead || call.Syntax is not ExpressionSyntax written
            || copy.Source.Syntax is not ExpressionSyntax source || HasLostComment(written, source))
        {
            return null;
        }

        var differences = new Differences();
        if (reader.Consumer == SequenceConsumer.Borrows && copy.Kind != SequenceKind.Text)
            differences.Add("the sequence must not change during the call");
        if (reader.Consumer == SequenceConsumer.Takes)
            differences.Add("'" + reader.Name + "' may keep the collection, and see that it is no array");
        if (reader.Consumer is SequenceConsumer.Borrows or SequenceConsumer.Takes && !SymbolEqualityComparer.Default.Equals(reader.Callee, reader.Target))
            differences.Add("another overload of '"
                + (reader.Callee.MethodKind == MethodKind.Constructor ? reader.Callee.ContainingType.Name : reader.Callee.Name) + "' is called");
        if (copy.Kind == SequenceKind.Query && reader.Consumer == SequenceConsumer.Fills)
            differences.Add("elements that were added before one fails stay");
        if (copy.Kind != SequenceKind.Text && reader.Consumer != SequenceConsumer.Takes && SequenceConsumers.RunsElements(reader.Callee, copy.Element))
            differences.Add("the elements' own code must not change the sequence");
        if (copy.Kind == SequenceKind.Query && MakesTexts(reader.Callee) && !CultureChanges.LeaveTextsOf(copy.Element)
            && CultureChanges.AreIn(request.Model.Compilation, cancellationToken))
        {
            differences.Add("what computes the elements must not change the culture");
        }

        if (copy.Kind == SequenceKind.Query)
        {
            var hasEffects = HasEffects(copy.Source, new ListChanges(request.Model.Compilation, cancellationToken));
            if (hasEffects && !IsOfArray(copy.Source))
                differences.Add("what computes the elements must not change the sequence");
            differences.Add(ComputedElements.DifferenceOf(reader.Callee, copy.Source, hasEffects, request.NullProof(cancellationToken)));
        }

        if (reader.Callee is { Name: "WaitAll", ContainingType.Name: nameof(Task) })
            differences.Add("the tasks must not change the sequence");
        if (copy.Kind != SequenceKind.Text)
            differences.Add(OfOtherArguments(reader, cancellationToken));
        differences.Add(OfOwnCollections(copy, copy.Source, request.Model.Compilation));
        if (FailsOtherwise(copy, reader) && !request.NullProof(cancellationToken).IsNeverNull(source))
            differences.Add("null is treated as empty or throws another exception");

        if (ExpectedSymbols.CallOf(reader.Argument.Syntax) is not ExpressionSyntax outer || !outer.Contains(written))
            return null;
        var changed = outer.ReplaceNode(written, Bare(source).WithTriviaFrom(written))
            .WithAdditionalAnnotations(ExpectedSymbols.Mark([reader.Callee.ReducedFrom ?? reader.Callee, reader.Target]));
        return new FixBuilder(
            request.Replacing(outer, changed),
            copy.Kind == SequenceKind.Text ? "Pass the string instead of a copy" : "Pass the sequence instead of a copy",
            Key).MayDiffer(differences.Text).Build();
    }

    /// <summary>The fix that reads the characters in the string; null where it would not be right.</summary>
    public static Fix? Read(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (SequenceCopy.Of(call) is not { Source.Syntax: ExpressionSyntax source } || CharacterReads.Of(call, cancellationToken) is not { Callee: null } reads
            || call.Syntax is not ExpressionSyntax written || HasLostComment(written, source))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        var differences = new Differences();
        edits.Replace(written, node => Bare(source).WithTriviaFrom(node));
        if (reads.Declarator is { Parent: VariableDeclarationSyntax declaration })
        {
            if (declaration.Variables.Count > 1)
                return null;
            if (!declaration.Type.IsVar)
                edits.Replace(
                    declaration.Type,
                    static type => Text(type).WithTriviaFrom(type));
            if (!request.NullProof(cancellationToken).IsNeverNull(source))
                differences.Add("null fails where the characters are read");
        }

        return new FixBuilder(edits, "Read the characters in the string", Key).MayDiffer(differences.Text).Build();
    }

    /// <summary>
    /// What an argument after the copy may do to a sequence that is read after it, or what a function that the reader calls for each element, or another
    /// sequence that it goes through, may do meanwhile; null where none has an effect.
    /// </summary>
    private static string? OfOtherArguments(SequenceReader reader, CancellationToken cancellationToken)
    {
        foreach (var argument in CalledMethod.ArgumentsOf(reader.Call))
        {
            if (argument != reader.Argument && argument.Parameter is { Type: var taken } && IsSequence(taken)
                && !ComputedElements.AreStored(argument.Value.Inside(Through.BuiltInImplicit).Type))
            {
                return "what computes the other sequence must not change this one";
            }

            if (argument.Syntax.SpanStart > reader.Argument.Syntax.SpanStart
                && EffectOf(argument.Value, argument.Parameter?.Type, cancellationToken) is { } effect)
            {
                return effect;
            }
        }

        return null;
    }

    /// <summary>What another value that a reader of a sequence is given, as some type, may do to the sequence; null where it has no effect.</summary>
    public static string? EffectOf(IOperation value, ITypeSymbol? type, CancellationToken cancellationToken) =>
        BufferReaders.HasNoEffect(value, cancellationToken) ? null
        : type?.TypeKind == TypeKind.Delegate ? "the function that it is given must not change the sequence"
        : "an argument after it is evaluated before the sequence is read";

    /// <summary>What may differ where a collection that a copy is made of, also one that a query goes through, is enumerated instead of copied.</summary>
    private static string? OfOwnCollections(SequenceCopy copy, IOperation sequence, Compilation compilation)
    {
        if (sequence is not IInvocationOperation { TargetMethod: { IsStatic: true } method, Arguments: var arguments } || !method.ContainingType.IsEnumerable())
        {
            return OwnCollections.Difference(sequence, compilation, own => IsCopied(copy, own));
        }

        var differences = new Differences();
        foreach (var argument in arguments)
        {
            if (argument.Parameter is { } parameter && IsSequence(parameter.OriginalDefinition.Type))
                differences.Add(OfOwnCollections(copy, argument.Value.Inside(Through.BuiltInImplicit), compilation));
            if (FunctionOf(argument.Parameter?.OriginalDefinition) is { } declared && IsSequence(declared.ReturnType))
                differences.Add(OwnCollections.Difference(FunctionOf(argument.Parameter)!.ReturnType, compilation, own => IsCopied(copy, own)));
        }

        return differences.Text;
    }

    private static bool IsSequence(ITypeSymbol type) => type.Implements("IEnumerable", "System.Collections");

    /// <summary>The function that a parameter takes, as the one that gives the collections of which <c>SelectMany</c> takes the elements.</summary>
    private static IMethodSymbol? FunctionOf(IParameterSymbol? parameter) => (parameter?.Type as INamedTypeSymbol)?.DelegateInvokeMethod;

    /// <summary>Whether a collection is copied by a member of its own: an operator enumerates any that is no <c>ICollection&lt;T&gt;</c>.</summary>
    private static bool IsCopied(SequenceCopy copy, INamedTypeSymbol collection) =>
        copy.Operation.Instance is not null || collection.Implements("ICollection", "System.Collections.Generic");

    /// <summary>Whether a method makes a text of each element as soon as it has it.</summary>
    private static bool MakesTexts(IMethodSymbol callee) => callee.ContainingType.SpecialType == SpecialType.System_String || callee.Name == "AppendJoin";

    /// <summary>
    /// Whether a function that a query calls may do more than read and compute. A copy of a list by way of a query goes through the list without noticing
    /// changes; an enumerator notices them.
    /// </summary>
    private static bool HasEffects(IOperation query, ListChanges changes) =>
        query.DescendantsAndSelf().Any(part => part is IArgumentOperation { Parameter.Type.TypeKind: TypeKind.Delegate, Value: var function }
            && changes.MayBeMadeBy(function));

    /// <summary>Whether a query goes through an array, and nothing else, which stays as long as it is.</summary>
    private static bool IsOfArray(IOperation query)
    {
        while (query is IInvocationOperation { TargetMethod: { IsStatic: true } method, Arguments: { Length: > 0 } arguments }
            && method.ContainingType.IsEnumerable()
            && arguments.Skip(1).All(static argument => argument.Parameter?.Type is { TypeKind: TypeKind.Delegate } or { IsValueType: true }))
        {
            query = arguments[0].Value.Inside(Through.BuiltInImplicit);
        }

        return query.Type is IArrayTypeSymbol;
    }

    /// <summary>Whether a null source fails in another way than its copy: a member of null does, and a method for sequences does not always.</summary>
    private static bool FailsOtherwise(SequenceCopy copy, SequenceReader reader) =>
        copy.Operation.Instance is not null || !OverloadSafety.IsLibrary(reader.Callee);

    /// <summary>The type of a local that held an array of characters and holds their string.</summary>
    private static TypeSyntax Text(SyntaxNode array)
    {
        var text = SyntaxFactory.PredefinedType(SyntaxFactory.Token(SyntaxKind.StringKeyword));
        return array is NullableTypeSyntax ? SyntaxFactory.NullableType(text) : text;
    }

    private static ExpressionSyntax Bare(ExpressionSyntax source) => source.WithoutTrivia();

    private static bool HasLostComment(ExpressionSyntax written, ExpressionSyntax source)
    {
        foreach (var trivia in written.DescendantTrivia())
        {
            if (trivia.Kind() is SyntaxKind.SingleLineCommentTrivia or SyntaxKind.MultiLineCommentTrivia && !source.Span.Contains(trivia.Span))
                return true;
        }

        return false;
    }
}
