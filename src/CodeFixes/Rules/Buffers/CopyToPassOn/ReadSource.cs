using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Reads in the source what is read of a copy where it is made: the length, or an element of a span. Safe where the framework knows the length, and what is
/// null or out of range fails as before.
/// </summary>
internal static class ReadSource
{
    private const string Key = "ReadSource";

    /// <summary>The fix; null where it would not be right, as for a copy that a local holds.</summary>
    public static Fix? Plan(FixRequest request, IOperation made, CancellationToken cancellationToken)
    {
        var copy = made.Around(Through.Identity);
        if (copy.Parent is not { Syntax: ExpressionSyntax read } reading || Comments.AreIn(read) || SpanRewrite.HasAwait([read]))
            return null;
        if (made is IInvocationOperation call)
        {
            if (call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax })
                return null;
            if (ArrayCopy.Of(call) is { From: CopySource.Span or CopySource.Memory } elements)
                return OfSpan(request, elements, reading, read, cancellationToken);
            if (SequenceCopy.Of(call) is { } sequence)
                return Length(request, reading, read, sequence.Source, call.Instance is null, cancellationToken);
        }

        return AskedCollection.Of(made) is { Answer: null, Source: var source } ? Length(request, reading, read, source, true, cancellationToken) : null;
    }

    private static Fix? OfSpan(FixRequest request, ArrayCopy copy, IOperation reading, ExpressionSyntax read, CancellationToken cancellationToken)
    {
        var view = new SourceView(copy, ReaderForm.Span, request, cancellationToken);
        if (reading is IPropertyReferenceOperation { Property.Name: nameof(Array.Length) })
        {
            if (copy is { From: CopySource.Memory, Source.Type: { } type } && CallGraph.RunsOwnCode(type, request.Model.Compilation))
                view.MayDiffer("the manager of the memory is not asked for it");
            return copy.Source.Syntax is ExpressionSyntax source
                ? Made(request, read, Member(source, nameof(Array.Length)), "Read the length of the source", view.Difference)
                : null;
        }

        if (read is not ElementAccessExpressionSyntax element || view.Write() is not { } span
            || reading is not IArrayElementReferenceOperation { Indices: { Length: 1 } indices }
            || !(indices[0].Type is { SpecialType: SpecialType.System_Int32 } or { Name: "Index" }))
        {
            return null;
        }

        if (!BufferReaders.HasNoEffect(indices[0], cancellationToken))
            view.MayDiffer("the index is evaluated before the element is read");
        if (IsByReference(reading))
            view.MayDiffer("the element must not change during the call");
        return Made(request, read, element.WithExpression(OperandSyntax.AsPrimary(span)), "Read the element of the source", view.Difference);
    }

    /// <summary>Whether a call gets a reference to an element, through which it would see a change by an argument after it or by its own code.</summary>
    private static bool IsByReference(IOperation element) => element.Type?.IsValueType != false && element.Parent switch
    {
        IArgumentOperation { Parameter.RefKind: not RefKind.None } => true,
        IInvocationOperation call when call.Instance == element => element.Type is not { SpecialType: not SpecialType.None } || !call.Arguments.IsEmpty,
        IFieldReferenceOperation field => IsByReference(field),
        IMemberReferenceOperation => true,
        _ => false,
    };

    /// <summary>Reads the length of a sequence where it has one, and counts its elements where not.</summary>
    private static Fix? Length(
        FixRequest request, IOperation reading, ExpressionSyntax read, IOperation sequence, bool isArgument, CancellationToken cancellationToken)
    {
        if (reading is not IPropertyReferenceOperation { Property: { Name: not nameof(Array.LongLength) } length } || !MeasuredCopies.IsLength(reading)
            || sequence is not { Syntax: ExpressionSyntax source, Type: { } type })
        {
            return null;
        }

        var differences = new Differences();
        differences.Add(OwnCollections.Difference(sequence, request.Model.Compilation));
        if (LengthOf(type, length.Type) is not { } known)
        {
            if (request.Model.Compilation.GetTypeByMetadataName("System.Linq.Enumerable") is not { } operators)
                return null;
            differences.Add("elements that are only counted may not be computed");
            var counted = SliceSyntax.Call(OperandSyntax.AsPrimary(source.WithoutTrivia()), "Count", [])
                .WithAdditionalAnnotations(ExpectedSymbols.Mark(operators.GetMembers("Count")));
            return Made(request, read, counted, "Count the elements of the source", differences.Text);
        }

        if (isArgument && !request.NullProof(cancellationToken).IsNeverNull(source))
            differences.Add("null is another exception");
        if (type is not IArrayTypeSymbol && !known.ContainingType.IsOfFramework())
            differences.Add("'" + known.Name + "' of '" + known.ContainingType.Name + "' may be another number");
        var own = Member(source, known.Name).WithAdditionalAnnotations(ExpectedSymbols.Mark([known]));
        return Made(request, read, own, "Read the length of the source", differences.Text);
    }

    private static Fix? Made(FixRequest request, ExpressionSyntax read, ExpressionSyntax written, string title, string? difference) =>
        new FixBuilder(request.Replacing(read, written.WithTriviaFrom(read)), title, Key).MayDiffer(difference).Build();

    private static MemberAccessExpressionSyntax Member(ExpressionSyntax source, string name) => SliceSyntax.Member(OperandSyntax.AsPrimary(source), name);

    /// <summary>The property that is the number of elements of a type; null where it has none.</summary>
    private static IPropertySymbol? LengthOf(ITypeSymbol type, ITypeSymbol number)
    {
        var name = type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String } ? nameof(Array.Length) : "Count";
        for (var current = type is IArrayTypeSymbol ? type.BaseType : type; current is not null; current = current.BaseType)
        {
            if (Among(current) is { } own)
                return own;
        }

        if (type.TypeKind == TypeKind.Interface)
        {
            foreach (var other in type.AllInterfaces)
            {
                if (Among(other) is { } inherited)
                    return inherited;
            }
        }

        return null;

        IPropertySymbol? Among(ITypeSymbol declaring)
        {
            foreach (var member in declaring.GetMembers(name))
            {
                if (member is IPropertySymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public, GetMethod: not null } property
                    && SymbolEqualityComparer.Default.Equals(property.Type, number))
                {
                    return property;
                }
            }

            return null;
        }
    }
}
