using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>
/// ALLOC901: finds texts, and the bytes of texts, that are looked up in a map or cache and then decoded, although the same text was decoded before.
/// </summary>
/// <remarks>
/// <para>
/// It begins at the decode, a method of a library or one of the project that ends in such a method: see <see cref="Decode"/>. It follows the text back
/// to a look-up in a dictionary that an object keeps, or in a cache of the framework, also through look-ups of the project: see <see cref="CachedText"/>.
/// How much a decode makes decides how hot the place has to be.
/// </para>
/// <para>
/// Not reported: results that are stored, and those that the factory of a map or lazy value makes; entries that are taken out of the map; caches in
/// other processes, whose texts have to be decoded; maps that a method is given, which may be made for one call; maps that the same class fills with what
/// it serializes itself, unless the place runs often, because such a store gives each reader a copy on purpose.
/// </para>
/// </remarks>
public sealed class DecodedOnHitAnalyzer() : AllocationAnalyzer(Descriptors.DecodedOnHit)
{
    private static readonly Rule Rule = Descriptors.DecodedOnHit;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations) =>
        start.RegisterLateOperationAction(Decode.MayBe, context => Analyze(context, allocations), OperationKind.Invocation, OperationKind.ObjectCreation);

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (Decode.Of(context.Operation, context.CancellationToken) is not { } decode || IsPartOfAnother(context.Operation)
            || new CachedText(context.CancellationToken).MapOf(decode.Text) is not { } map
            || KeptResult.Is(context.Operation, context.CancellationToken) || KeptResult.IsTakenOut(map, context.Operation.Syntax)
            || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Rule, EffortOf(decode, map, context.CancellationToken), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Rule, CallLocation.Of(context.Operation.Syntax), heat)
        {
            Arguments = [decode.Name, map.Name, WhatItTakes(decode)],
        });
    }

    /// <summary>A map that threads share is there for many readers, whoever they are.</summary>
    private static Effort EffortOf(Decode decode, ISymbol map, CancellationToken cancellationToken) =>
        decode.Cost != DecodeCost.Document || SerializedTexts.Fill(map, cancellationToken) ? Effort.Elsewhere
        : TypeOf(map) is { } type && type.IsSharedMap() ? Effort.Welcome
        : Effort.None;

    private static ITypeSymbol? TypeOf(ISymbol map) => map switch
    {
        IFieldSymbol field => field.Type,
        IPropertySymbol property => property.Type,
        IParameterSymbol parameter => parameter.Type,
        _ => null,
    };

    /// <summary>Whether another decode takes the result, as the parser of a document takes a text that is made of bytes.</summary>
    private static bool IsPartOfAnother(IOperation decode)
    {
        if (Decode.Unwrapped(decode).Syntax == decode.Syntax)
            return false;
        for (var user = decode.Parent; user is IConversionOperation or IArgumentOperation || CalledMethod.Of(user) is not null; user = user!.Parent)
        {
            if (Decode.MayBe(user!))
                return true;
        }

        return false;
    }

    private static string WhatItTakes(Decode decode) =>
        decode.Cost == DecodeCost.Value ? "takes time" : "allocates a '" + TypeNames.Of(decode.Call.Type!) + "'"
            + (decode.Cost == DecodeCost.Document ? " with all that it holds" : "");
}
